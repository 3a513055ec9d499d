export { checkFiles, FILE_KINDS, type CheckedFiles, type FileKind, type FileSum, type ImportFiles } from './check-files.ts';
export { type Finding } from './finding.ts';
export { FileChanged, importFiles, type ImportedFiles } from './import-files.ts';
export { type HeldAt } from './opening-balances.ts';
