import type pg from 'pg';

/** The function of Postgres (`syncrep.c`) in which a commit waits for its synchronous standby. Texts are in the server's language. */
const WAITING = 'SyncRepWaitForLSN';

/** SQLSTATE transaction_resolution_unknown. */
const UNKNOWN = '08007';

/**
 * Fails commits that are not replicated. When somebody cancels a commit's wait for the synchronous standby, Postgres answers with success
 * and a warning: the commit is on its own disk alone, and gone after a failover. Here the statement fails as by a lost connection, so that
 * its outcome is looked up, by a transaction that waits for the standby itself (`razao.await_standby`).
 */
export function failUnreplicatedCommits(client: pg.Client): void {
  client.on('notice', ({ routine }) => {
    if (routine !== WAITING) return;
    const error = Object.assign(new Error('Connection terminated: a commit does not wait for the standby any longer'), { code: UNKNOWN });
    client.connection.emit('error', error); // at once: the success may have come in the same packet
    client.connection.stream.destroy();
  });
}
