export { ChainError, type ChainProblem } from './chain-error.ts';
export {
  ChainNode, type ChainBlock, type ChainBlockTransaction, type ChainNodeOptions, type ChainOutput, type ChainTip, type ChainTransaction,
  type FaucetRequest,
} from './chain-node.ts';
