/** A webhook endpoint on this machine, and its row in a database. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { Event } from '../../generated/models.ts';
import { secretContext, WebhookEndpointEntity } from '../../src/domains/events/webhooks/endpoint.entity.ts';
import type { AppContext } from '../../src/app.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';

export interface Hook {
  readonly event: Event;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export class Receiver {
  readonly hooks: Hook[] = [];
  /** What is answered, after how many milliseconds; a test sets it. */
  answer: (hook: Hook) => { status: number; afterMs?: number } = () => ({ status: 204 });

  private constructor(private readonly server: Server, readonly url: string) {}

  static async start(): Promise<Receiver> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const hook: Hook = { event: JSON.parse(body) as Event, headers: request.headers, body };
        receiver.hooks.push(hook);
        const { status, afterMs = 0 } = receiver.answer(hook);
        setTimeout(() => response.writeHead(status).end(), afterMs);
      });
    });
    const receiver: Receiver = new Receiver(server, await listen(server, 0, '127.0.0.1'));
    return receiver;
  }

  stop(): Promise<void> {
    return closeServer(this.server);
  }
}

/** Registers an endpoint below the interface: for tests of what is delivered to it. */
export async function registerEndpoint(ctx: AppContext, url: string, eventTypes: string[], secret = `whsec_${'a'.repeat(43)}`): Promise<string> {
  const endpointId = ctx.ids.next('whe');
  const now = ctx.clock.now();
  await ctx.db.write(async ({ em, announce }) => {
    const [head] = await em.execute<{ commit_no: string }[]>('select commit_no from razao.heads where tenant_id = ? for no key update', [ctx.tenant]);
    em.create(WebhookEndpointEntity, {
      tenantId: ctx.tenant, endpointId, url, description: null, eventTypes, enabled: true, status: 'ACTIVE', statusReason: null,
      suspendedAt: null, consecutiveFailures: 0, activeAfter: BigInt(head?.commit_no ?? 0),
      secret: ctx.vault.seal(Buffer.from(secret), secretContext(ctx.tenant, endpointId)), kekId: ctx.vault.kekId, secretTail: secret.slice(-4),
      metadata: {}, version: 1n, createdAt: now, createdBy: ctx.actor, updatedAt: now,
    }, { persist: true });
    announce({ type: 'webhook_endpoint.created', entityId: endpointId, version: 1n, data: { enabled: true, endpoint_id: endpointId, event_types: eventTypes, status: 'ACTIVE' } });
    return null;
  });
  return endpointId;
}
