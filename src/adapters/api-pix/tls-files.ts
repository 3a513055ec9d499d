import { readFileSync, statSync } from 'node:fs';
import { Duplex } from 'node:stream';
import { createSecureContext, TLSSocket, type SecureContext, type SecureContextOptions } from 'node:tls';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';

/** Files of a certificate and its key: one PFX, or two of PEM. */
export interface CertificateFiles {
  readonly pfx?: string | undefined;
  readonly cert?: string | undefined;
  readonly key?: string | undefined;
  readonly passphrase?: string | undefined;
  /** Certificates that the other side's must lead to; those of Node unless given. */
  readonly ca?: string | undefined;
}

/** A certificate as it was read, ready for use. */
export interface LoadedCertificate {
  readonly options: SecureContextOptions;
  readonly context: SecureContext;
  readonly expiresAt: Date;
}

const DAY_MS = 86_400_000;
/** Days before the end of a certificate at which its owner is warned. */
export const ALERT_DAYS = [30, 7, 1] as const;

/** @throws Error with what is wrong, in words of a person; it names files and no content. */
export function loadCertificate(files: CertificateFiles): LoadedCertificate {
  const { pfx, cert, key, passphrase, ca } = files;
  const options: SecureContextOptions = {
    ...(pfx !== undefined && { pfx: read(pfx) }), ...(cert !== undefined && { cert: read(cert) }),
      ...(key !== undefined && { key: read(key) }),
    ...(passphrase !== undefined && { passphrase }), ...(ca !== undefined && { ca: read(ca) }), minVersion: 'TLSv1.2',
  };
  try {
    const context = createSecureContext(options);
    return { options, context, expiresAt: endOf(context) };
  } catch (error) {
    throw new Error(`${pfx ?? cert ?? ca ?? 'the certificate'} cannot be used: ${explain(error)}`);
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
}

function endOf(secureContext: SecureContext): Date {
  const socket = new TLSSocket(new Duplex({ read: () => undefined }), { secureContext });
  try {
    const certificate = socket.getCertificate() as { valid_to?: string } | null;
    if (certificate?.valid_to === undefined) throw new Error('it holds no certificate');
    return new Date(certificate.valid_to);
  } finally {
    socket.destroy();
  }
}

/** Words for what OpenSSL says. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/mac verify failure/i, 'the passphrase is wrong'],
  [/bad decrypt|bad password/i, 'the passphrase of the key is wrong'],
  [/unsupported/i, 'it is encrypted by a method that OpenSSL 3 does not read any more: export it again with openssl pkcs12 -legacy'],
  [/key values mismatch/i, 'the key is not the certificate\'s'],
  [/no start line|not enough data|wrong tag|header too long/i, 'it is not a certificate or key in the expected form (PEM, or PFX for pfx)'],
];

function explain(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return MEANINGS.find(([form]) => form.test(text))?.[1] ?? text;
}

/**
 * A certificate on disk that is read again when its files change. One that cannot be used leaves the previous one in use. Its end is
 * announced 30, 7 and 1 days before.
 */
export class WatchedCertificate {
  #current: LoadedCertificate;
  #mark: string;
  readonly #alerted = new Set<string>();

  /** @param changed called with each certificate that replaces another. @throws Error when the first cannot be used. */
  constructor(
    private readonly name: string, private readonly files: CertificateFiles,
    private readonly options: { readonly clock: Clock; readonly log: Log; readonly changed?: (certificate: LoadedCertificate) => void },
  ) {
    this.#mark = this.#markOf();
    this.#current = loadCertificate(files);
    this.#alert();
  }

  get current(): LoadedCertificate {
    return this.#current;
  }

  /** Whole days until it ends; negative after its end. */
  get daysLeft(): number {
    return Math.floor((this.#current.expiresAt.getTime() - this.options.clock.now().getTime()) / DAY_MS);
  }

  /** Reads the files again if they have changed, and warns of an end that is near. */
  refresh(): void {
    const mark = this.#markOf();
    if (mark !== this.#mark) this.#reload(mark);
    this.#alert();
  }

  #reload(mark: string): void {
    try {
      const loaded = loadCertificate(this.files);
      this.#mark = mark;
      this.#current = loaded;
      this.options.log.info({ certificate: this.name, expires_at: loaded.expiresAt.toISOString() }, 'a certificate was exchanged');
      this.options.changed?.(loaded);
    } catch (error) {
      if (this.#alerted.has(mark)) return;
      this.#alerted.add(mark);
      this.options.log.error({ certificate: this.name, err: error }, 'a changed certificate cannot be used: the previous one stays in use');
    }
  }

  #alert(): void {
    const days = ALERT_DAYS.toSorted((a, b) => a - b).find((it) => this.daysLeft < it);
    const name = `${this.#current.expiresAt.toISOString()} ${days}`;
    if (days === undefined || this.#alerted.has(name)) return;
    this.#alerted.add(name);
    const about = { certificate: this.name, expires_at: this.#current.expiresAt.toISOString(), days_left: this.daysLeft };
    this.options.log.warn(about, this.daysLeft < 0 ? 'a certificate has ended' : `a certificate ends within ${days} days`);
  }

  #markOf(): string {
    const { pfx, cert, key, ca } = this.files;
    return [pfx, cert, key, ca].filter((it) => it !== undefined).map(markOfFile).join(' ');
  }
}

function markOfFile(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs}/${size}/${ino}`;
  } catch {
    return 'absent';
  }
}
