const texts = new WeakMap<object, string>();

/** The JSON text of an answer. It is made once: what was stored under an idempotency key is what is sent. */
export function jsonText(answer: unknown): string {
  if (answer === null || typeof answer !== 'object') return JSON.stringify(answer);
  let text = texts.get(answer);
  if (text === undefined) texts.set(answer, (text = JSON.stringify(answer)));
  return text;
}
