/**
 * The command line as a child of a test: it ends with its standard input, so that nothing is left behind in whatever way
 * the test ends.
 */
process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).on('error', () => process.kill(process.pid, 'SIGKILL')).resume();
await import('../../src/main.ts');
