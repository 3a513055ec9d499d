import { COMMON_RULES, type Story } from './story.ts';

export type RuleState = 'HELD' | 'BROKEN' | 'NOT_JUDGED';

export interface JudgedRule {
  readonly rule: string;
  readonly about: string;
  readonly state: RuleState;
  /** What broke the rule, or why it was not judged, in words. */
  readonly findings: readonly string[];
}

export interface Verdict {
  /** True where no rule is broken. */
  readonly passed: boolean;
  readonly rules: readonly JudgedRule[];
}

const MOST_FINDINGS = 5;

/** Collects what speaks for and against a client, rule by rule. */
export class VerdictDraft {
  readonly #rules: Map<string, { about: string; judged: number; broken: string[]; open: string[] }>;

  constructor(story: Story) {
    const rules = Object.entries({ ...COMMON_RULES, ...story.rules });
    this.#rules = new Map(rules.map(([rule, about]) => [rule, { about, judged: 0, broken: [], open: [] }]));
  }

  /** Notes that a rule was looked at. @param broken each way in which it was broken. */
  judge(rule: string, broken: readonly string[]): void {
    const it = this.#rules.get(rule);
    if (!it) return;
    it.judged += 1;
    it.broken.push(...broken);
  }

  /** Notes why a rule cannot be judged. */
  leaveOpen(rule: string, reason: string): void {
    this.#rules.get(rule)?.open.push(reason);
  }

  get verdict(): Verdict {
    const rules = [...this.#rules].map(([rule, { about, judged, broken, open }]): JudgedRule => {
      const state = broken.length > 0 ? 'BROKEN' : judged > 0 ? 'HELD' : 'NOT_JUDGED';
      const findings = [...new Set(state === 'BROKEN' ? broken : state === 'HELD' ? [] : open)];
      const more = findings.length - MOST_FINDINGS;
      return { rule, about, state, findings: more > 0 ? [...findings.slice(0, MOST_FINDINGS), `and ${more} more`] : findings };
    });
    return { passed: rules.every(({ state }) => state !== 'BROKEN'), rules };
  }
}
