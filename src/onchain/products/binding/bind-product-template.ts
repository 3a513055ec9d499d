import type { BindTemplateRequest, ProductResponse } from '../../../../generated/models.ts';
import { bindVersion } from './bind-version.ts';
import type { ProductsContext } from '../context.ts';
import { bindingOfTemplate } from '../product.ts';

/**
 * Makes a shipped template a product of the tenant, as DRAFT, or the next version of the one it is.
 * @throws ApiError PRODUCT_TEMPLATE_NOT_FOUND, PRODUCT_ALREADY_BOUND, QUOTA_EXCEEDED, SERVICE_UNAVAILABLE.
 */
export async function bindProductTemplate(ctx: ProductsContext, productId: string, body: BindTemplateRequest): Promise<ProductResponse> {
  const template = ctx.products.templates.find(body.template_id, body.template_version);
  const { templateId, templateVersion } = template;
  return bindVersion(ctx, {
    productId, displayName: body.display_name,
    source: { kind: 'TEMPLATE', template_id: templateId, template_version: templateVersion, compile_id: null },
    decide: (found) => bindingOfTemplate(found, template),
    artifact: () => ctx.products.templateArtifacts.of(template),
  });
}
