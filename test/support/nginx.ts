/** nginx before the service's processes, where it is installed: Debian's package nginx-light. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/platform/local/address.ts';
import { eventually } from './service.ts';
import { systemProgram } from './system-program.ts';

/** The program; undefined where there is none. */
export const nginx = systemProgram('nginx');

export interface HttpProxy {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/**
 * Sends each request to one of the ports, over connections that it keeps. It repeats by itself at another one what fails, is refused with
 * 502 or 503, or is not answered within 2 seconds: writes too, as an operator may have set it.
 */
export async function startNginx(ports: readonly number[]): Promise<HttpProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'razao-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((it) => `${it}_temp_path ${join(folder, it)};`);
  writeFileSync(join(folder, 'nginx.conf'), `
    daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
    events { worker_connections 256; }
    http {
      access_log off; ${temporary.join(' ')}
      upstream razao { ${ports.map((it) => `server 127.0.0.1:${it} max_fails=0;`).join(' ')} keepalive 16; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://razao; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_connect_timeout 1s; proxy_read_timeout 2s; proxy_buffering on;
          proxy_next_upstream error timeout http_502 http_503 non_idempotent; proxy_next_upstream_tries 3;
        }
      }
    }`);
  const child = spawn(nginx ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')], { stdio: 'ignore' });
  const baseUrl = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    const answer = await fetch(`${baseUrl}/livez`).catch(() => undefined);
    await answer?.text();
    return answer?.ok;
  }, 20);
  return {
    baseUrl,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
