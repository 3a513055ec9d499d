import { ExpressTemplateService as OfTsoa } from '@tsoa/runtime';
import { httpPathOf } from '../platform/fast/http-path.ts';
import { ExactValidation } from '../platform/http/exact-validation.ts';

type Arguments = Parameters<OfTsoa['getValidatedArgs']>[0];

/** tsoa's, with the validation that is the contract's. */
export class ExpressTemplateService extends OfTsoa {
  constructor(...given: ConstructorParameters<typeof OfTsoa>) {
    super(...given);
    this.validationService = new ExactValidation(...given);
  }

  /** @throws ValidateError with what tsoa finds. */
  override getValidatedArgs(given: Arguments): unknown[] {
    return httpPathOf(given.request).validate(this.models, given, (it) => super.getValidatedArgs(it));
  }
}
