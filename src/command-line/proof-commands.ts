import type { Command } from 'commander';
import { conclude, print, run, type Options } from './run.ts';

interface TrustOptions extends Options {
  key: string[];
  witness?: string[];
  quorum?: string;
}

interface AuditOptions extends Options {
  url: string;
  key: string[];
  since?: string;
  out?: string;
}

interface WitnessOptions extends Options {
  name: string;
  file: string;
  log: string[];
  listen: string;
}

/** Adds the commands of strangers, which need no database: `proof verify`, `proof audit`, `witness`; and `proof keys`, which does. */
export function addProofCommands(program: Command): void {
  const proof = program.command('proof').description(
    'proofs of entries, for who has nothing but the key of a log (docs/guides/prove-it.md)',
  );

  proof.command('verify')
    .description('verify a proof, or a receipt, offline; fails naming what is false')
    .argument('<file>', 'the proof (.tlog-proof), or the receipt (.html)')
    .requiredOption('--key <lines...>', 'the key of the log, as name+id+base64; several while it changes')
    .option('--witness <lines...>', 'keys of witnesses that you trust')
    .option('--quorum <count>', 'how many of these witnesses must have cosigned; 0 unless given')
    .option('--json', 'print what is proven as JSON')
    .action(run(async (file: string, { json, ...trust }: TrustOptions) => {
      const { describeProof, verifyProofFile } = await import('./proof.ts');
      const verdict = verifyProofFile(file, trust);
      await conclude(json, verdict, describeProof(verdict));
    }));

  proof.command('audit')
    .description(
      'follow a log from its first entry: recompute chain and tree, check each checkpoint against the one before; '
      + 'for RAZAO_CLIENT_ID with RAZAO_CLIENT_SECRET, which need the scope audit.read',
    )
    .requiredOption('--url <url>', 'where the log is: https://ledger.example.com/transparency/<tenant>')
    .requiredOption('--key <lines...>', 'the key of the log, as name+id+base64; several while it changes')
    .option('--since <file>', 'a checkpoint that you kept: the log must continue it')
    .option('--out <file>', 'where the newest checkpoint is kept, for the next audit')
    .option('--json', 'print the result as JSON')
    .action(run(async ({ json, ...options }: AuditOptions) => {
      const [{ auditLog, describeAudit }, { ProgressBar }] = await Promise.all([import('./proof-audit.ts'), import('./progress-bar.ts')]);
      const bar = new ProgressBar(!json);
      const verdict = await auditLog(options, (checked, of) => bar.count(checked, of, 'entries'));
      bar.end();
      await conclude(json, verdict, describeAudit(verdict));
    }));

  proof.command('keys')
    .description('print the keys of a tenant\'s log, the newest first: what a verifier needs')
    .requiredOption('--tenant <tenant>', 'whose log')
    .option('--json', 'print them as JSON, retired ones too')
    .action(run(async ({ tenant: owner, json }: Options & { tenant: string }) => {
      const { listLogKeys } = await import('./proof-keys.ts');
      const keys = await listLogKeys(owner);
      print(json, { keys }, keys.filter(({ retired }) => !retired).map(({ key }) => key).join('\n'));
    }));

  program.command('witness')
    .description('run a witness: it cosigns checkpoints of logs that continue what it saw of them, and keeps one file')
    .requiredOption('--name <name>', 'name of its key, such as witness.example/w1')
    .requiredOption('--file <file>', 'where it keeps its key and what it cosigned; made where it is missing')
    .requiredOption('--log <lines...>', 'keys of the logs that it follows, as name+id+base64')
    .option('--listen <host:port>', 'its address', '127.0.0.1:4070')
    .option('--json', 'print key and address as one line of JSON')
    .action(run(async ({ json, ...options }: WitnessOptions) => {
      const { runWitness } = await import('./witness.ts');
      const { key, url } = await runWitness(options);
      print(json, { key, url }, `${key}\n${url}`);
    }));
}
