import type { RequestHandler } from 'express';
import type { Work as SignedWork } from '../signed-calls.ts';
import type { Customer } from './bank.ts';
import type { ScriptedOperation } from './scripts.ts';

type Work = SignedWork<Customer, ScriptedOperation>;

/** Has a call held to its signature, and go as it was scripted. */
export type Serve = (operation: ScriptedOperation, work: Work) => RequestHandler;
