/** Hands its object on, so that a class which extends it gives a private member to an object that is there. */
const Given = function (it: object): object { return it; } as unknown as new (it: object) => object;

/** Text of an answer, as a member of it that no copy includes. */
class Texts extends Given {
  readonly #text: string;

  constructor(answer: object, text: string) {
    super(answer);
    this.#text = text;
  }

  static of(answer: object): string | undefined {
    return #text in answer ? answer.#text : undefined;
  }
}

/** Returns the JSON text of an answer. It is made once: the text stored under an idempotency key is the one that is sent. */
export function jsonText(answer: unknown): string {
  if (answer === null || typeof answer !== 'object') return JSON.stringify(answer);
  const known = Texts.of(answer);
  if (known !== undefined) return known;
  const text = JSON.stringify(answer);
  new Texts(answer, text);
  return text;
}
