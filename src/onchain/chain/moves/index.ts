/** Effects of moves on instances, for processes that answer requests: nothing here loads a library of the ledger. */
export { type Effect, type Held, type Move, NotBuildable, declaredFor, effectOf, stateIndex, stateOf } from '../effect.ts';
export { type ChainValue, type Fields } from '../fields.ts';
export { nodeAddress } from '../node/address.ts';
export { ParameterError, type ParameterReason, readParameters } from '../parameters.ts';
export { type Refusal as ChainRefusal, notBuildable, refusalOf } from '../refusal.ts';
