/** Opens the dialog of each act that a page offers, and looks at it as at a view. */
import type { Visitor } from './visitor.ts';

const ACTS = 'main button[data-act]:not(:disabled)';

/**
 * Opens each act of the page that `seen` does not have, notes it there, and closes it again without doing anything.
 * @returns findings of axe, and what is too wide for the window, by operation.
 */
export async function lookAtDialogs(visitor: Visitor, seen: Set<string>): Promise<string[]> {
  const found: string[] = [];
  for (const operation of await offered(visitor)) {
    if (seen.has(operation)) continue;
    seen.add(operation);
    await visitor.page.locator(`${ACTS.replace('data-act', `data-act="${operation}"`)}`).first().click();
    found.push(...(await lookAtDialog(visitor)).map((it) => `${operation}: ${it}`));
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return found;
}

/** Operations of the acts that can be pressed on the page. */
async function offered({ page }: Visitor): Promise<string[]> {
  const names = await page.locator(ACTS).evaluateAll((buttons) => buttons.map((it) => it.getAttribute('data-act') ?? ''));
  return [...new Set(names)];
}

/** As it opens, and with the same request shown as curl and as a call of the SDK. */
async function lookAtDialog(visitor: Visitor): Promise<string[]> {
  await visitor.page.getByRole('dialog').waitFor();
  const found = [...(await visitor.axe()), ...(await visitor.overflow())];
  await visitor.page.locator('.elsewhere summary').click();
  return [...found, ...(await visitor.axe()), ...(await visitor.overflow())];
}
