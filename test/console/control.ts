import type { Control } from './story.ts';

/** The control API of the simulated bank, for one of its customers. @throws Error as a call's when the bank refuses. */
export function controlOf(sponsorUrl: string, providerId: string): Control {
  return async (path, body) => {
    const answer = await fetch(`${sponsorUrl}/_control/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ provider_id: providerId, ...body }),
      redirect: 'manual',
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
}
