import type { CreateTransferTemplateRequest } from '../../../../generated/models.ts';
import { throwRefusal, type Asked } from '../../../platform/http/request-refusals.ts';
import { sealedSides } from '../../accounts/index.ts';
import { bringNothing, type Module } from '../../../platform/module.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { ObligationsContext } from '../../obligations/index.ts';
import { transferTemplateResource } from './queries.ts';
import { TransferTemplateEntity } from './template.entity.ts';
import { refuseTemplate } from './operator-create-transfer-template.ts';

/** Templates of repeated transfers, with parameters for the parts that change. */
export const transferTemplatesModule: Module<Dependencies, object, ObligationsContext> = {
  domain: 'operator',
  entities: [TransferTemplateEntity],
  sealed: [{ table: 'transfer_templates', key: ['tenant_id', 'template_id'], isBound: true, hasKekId: false, columns: { parameters:
    sealedSides('jsonb') } }],
  resources: { transfer_template: transferTemplateResource },
  refusals: { operatorCreateTransferTemplate: ({ body }: Asked<CreateTransferTemplateRequest>) => throwRefusal(refuseTemplate(body)) },
  open: bringNothing,
};
