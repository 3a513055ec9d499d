import type { ReactNode } from 'react';
import type { models } from '@razao/sdk';
import { Badge } from '../../parts/badge.tsx';
import { payments } from '../../text/payments.ts';
import { useText } from '../../text/use-text.ts';

/** The webhooks that told of an event: answer and time of each. */
export function Deliveries({ deliveries }: { readonly deliveries: readonly models.WebhookDelivery[] }): ReactNode {
  const say = useText();
  if (deliveries.length === 0) return <p>{say(payments.deliveriesNone)}</p>;
  return (
    <ul>
      {deliveries.map((it) => (
        <li key={it.delivery_id} className="row">
          <Badge code={it.state} />
          <span className="id">{it.endpoint_id}</span>
          <span>
            {[
              it.response_status ?? it.error,
              it.duration_ms === null ? undefined : `${it.duration_ms} ms`,
              say(payments.deliveryOf, { attempt: it.attempt }),
            ]
              .filter((part) => part !== null && part !== undefined)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
