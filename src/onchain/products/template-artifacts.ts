import type { ArtifactDocument, FoundryChild } from '../foundry/index.ts';
import { throwOnProblem } from './throw-on-problem.ts';
import type { Template } from './templates.ts';

/** Compiled templates: the same for every tenant, and so compiled once in a process. */
export class TemplateArtifacts {
  readonly #artifacts = new Map<Template, Promise<ArtifactDocument>>();

  constructor(private readonly child: FoundryChild) {}

  /** @throws ApiError SERVICE_UNAVAILABLE; the next request compiles it again. */
  of(template: Template): Promise<ArtifactDocument> {
    const known = this.#artifacts.get(template);
    if (known) return known;
    const compiled = this.child.artifactInChild(template.files).then(throwOnProblem);
    this.#artifacts.set(template, compiled);
    compiled.catch(() => this.#artifacts.delete(template));
    return compiled;
  }
}
