export { BUDGET, COLLATERAL, FEE, type SignedTransaction, assemble, depositOf, inputOf, outputOf } from './assemble.ts';
export {
  CompileError, type CompiledScript, type Constants, PRELUDE_SHA256, type ScriptSchema, type Sources, VALIDATOR, compileSources,
} from './compile.ts';
export { decodeDatum, encodeDatum, encodeValue } from './datum.ts';
export type { Draft, Holder, Minting, Output, OutputReference, Spending, UnspentOutput, Token } from './draft.ts';
export { type Effect, type Held, type Move, NotBuildable, declaredFor, effectOf, stateIndex, stateOf } from './effect.ts';
export { type ChainValue, type Fields } from './fields.ts';
export { type Formula, FormulaError, evaluate, namesIn, parseFormula } from './formula.ts';
export { HASH_BYTES, type SigningKey, addressOfKey, addressOfScript, keyFromWords, keyHash, signingKey, treasuryPolicy } from './keys.ts';
export { MemoryChain, type Ruling, type SubmissionRuling, budgetUsed, standingOf, submitTo, validatorsAccept } from './memory-chain.ts';
export {
  type ChainBlock, type ChainBlockTransaction, ChainError, ChainNode, type ChainNodeOptions, type ChainOutput, type ChainProblem,
  type ChainTip,
  type ChainTransaction, type FaucetRequest,
} from './node/index.ts';
export { ParameterError, type ParameterReason, readParameters } from './parameters.ts';
export {
  type Instance, type Plan, type ProductContext, QBRL_NAME, VALIDITY_SECONDS, mintingRedeemer, planAnyMove, planMove, referenceData,
  spendingRedeemer,
  tokenName, variantOf,
} from './plan.ts';
export { type PlayedStep, type Testbed, instanceAfter, moveOf, playScenario, rule, setUpTestbed, testbedConstants } from './play.ts';
export { type Refusal, notBuildable, refusalOf } from './refusal.ts';
