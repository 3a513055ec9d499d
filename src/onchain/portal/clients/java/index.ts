import type { ClientInput, ClientLanguage, FileMap } from '../client-input.ts';
import { madeModels } from '../jvm/made-models.ts';
import { modelsDocument } from '../jvm/models-document.ts';
import { runtimeSources } from '../jvm/runtime.ts';
import { clientClass, groupClass, groupSource, javaPackage, productClass } from './facade.ts';
import { readme } from './readme.ts';
import { render, TEMPLATES } from './style.ts';

const SOURCES = 'src/main/java';

/** Java from 17 on, by Maven: the generator's models, our runtime, and a class for each product and group of the ledger. */
export const java: ClientLanguage = {
  name: 'java',
  title: 'Java',
  generator: {
    name: 'java',
    properties: (input) => ({
      library: 'native', serializationLibrary: 'jackson', openApiNullable: 'false', supportUrlQuery: 'false',
      hideGenerationTimestamp: 'true', containerDefaultToNull: 'true',
      sourceFolder: SOURCES, invokerPackage: javaPackage(input.tenant), modelPackage: `${javaPackage(input.tenant)}.model`,
      apiPackage: `${javaPackage(input.tenant)}.api`,
    }),
    settings: () => ({ globalProperties: { models: '', modelDocs: 'false', modelTests: 'false' } }),
    templates: `${TEMPLATES}/models`,
    document: (input) => modelsDocument(input).document,
  },
  sources: ['sdk/java/src/main', TEMPLATES],
  assemble,
};

function assemble(input: ClientInput, generated: FileMap): FileMap {
  const own = javaPackage(input.tenant);
  const folder = `${SOURCES}/${own.replaceAll('.', '/')}`;
  const models = modelsDocument(input);
  const made = madeModels(generated, models, `${folder}/model`);
  const { packageName, className, subject } = input;
  return new Map([
    ['README.md', readme(input, made)],
    ['pom.xml', render('pom.xml', { packageName, className, subject, version: input.version })],
    [`${folder}/${className}.java`, clientClass(input)],
    ...input.products.map((it): [string, string] => [`${folder}/${productClass(it)}.java`, groupSource(input, it, models, it)]),
    ...input.ledger.map((it): [string, string] => [`${folder}/${groupClass(it)}.java`, groupSource(input, it, models)]),
    ...made,
    ...runtimeSources(`sdk/java/${SOURCES}`, own),
  ]);
}
