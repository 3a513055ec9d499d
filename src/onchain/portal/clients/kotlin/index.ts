import type { ClientInput, ClientLanguage, FileMap } from '../client-input.ts';
import { madeModels } from '../jvm/made-models.ts';
import { modelsDocument } from '../jvm/models-document.ts';
import { runtimeSources } from '../jvm/runtime.ts';
import { clientClass, groupClass, groupSource, kotlinPackage, productClass } from './facade.ts';
import { readme } from './readme.ts';
import { render, TEMPLATES } from './style.ts';

const SOURCES = 'src/main/kotlin';

/**
 * Kotlin on the JVM from 17 on, suspending: the generator's models, our runtime on OkHttp, and a class for each product and group of the
 * ledger.
 */
export const kotlin: ClientLanguage = {
  name: 'kotlin',
  title: 'Kotlin',
  generator: {
    name: 'kotlin',
    properties: (input) => ({
      library: 'jvm-okhttp4', serializationLibrary: 'jackson', dateLibrary: 'java8', sourceFolder: SOURCES,
      packageName: kotlinPackage(input.tenant), modelPackage: `${kotlinPackage(input.tenant)}.model`,
    }),
    settings: () => ({ globalProperties: { models: '', modelDocs: 'false', modelTests: 'false' } }),
    templates: `${TEMPLATES}/models`,
    document: (input) => modelsDocument(input).document,
  },
  sources: ['sdk/kotlin/src/main', TEMPLATES],
  assemble,
};

function assemble(input: ClientInput, generated: FileMap): FileMap {
  const own = kotlinPackage(input.tenant);
  const folder = `${SOURCES}/${own.replaceAll('.', '/')}`;
  const models = modelsDocument(input);
  const made = madeModels(generated, models, `${folder}/model`);
  const { packageName, className, subject } = input;
  return new Map([
    ['README.md', readme(input, made)],
    ['pom.xml', render('pom.xml', { packageName, className, subject, version: input.version })],
    [`${folder}/${className}.kt`, clientClass(input)],
    ...input.products.map((it): [string, string] => [`${folder}/${productClass(it)}.kt`, groupSource(input, it, models, it)]),
    ...input.ledger.map((it): [string, string] => [`${folder}/${groupClass(it)}.kt`, groupSource(input, it, models)]),
    ...made,
    ...runtimeSources(`sdk/kotlin/${SOURCES}`, own),
  ]);
}
