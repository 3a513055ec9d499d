import { describe, expect, it } from '@jest/globals';
import type { Router } from 'express';
import { RegisterRoutes as mountCommand } from '../../generated/command/routes.ts';
import { RegisterRoutes as mountCore } from '../../generated/core/routes.ts';
import { operations } from '../../generated/operations.ts';
import { allScopes } from '../domains/auth/index.ts';
import { checkPolicy, collectHandlers, Drift } from './mount.ts';

const noHandler = () => undefined;
const built = operations.filter(({ preview }) => !preview);
const kinds = [...new Set(built.flatMap((operation) => Object.values(operation.resources)))];

describe('the service refuses to start when', () => {
  it('an operation has no controller, and names it', () => {
    expect(() => collectHandlers(mountCore)).toThrow(Drift);
    expect(() => collectHandlers(mountCore)).toThrow(/operations without a controller: .*createObligation/);
  });

  it('a route has no operation, and names it', () => {
    const stray = (router: Router) => void router.get('/v1/nothing/:id', noHandler);
    expect(() => collectHandlers(mountCore, mountCommand, stray)).toThrow(/routes without an operation: GET \/v1\/nothing\/:id/);
  });

  it('the contract asks for a scope that nobody can grant', () => {
    const scopes = allScopes.filter((scope) => scope !== 'service/operator');
    expect(() => checkPolicy({ scopes, resources: kinds })).toThrow(/scopes nobody can grant: service\/operator/);
  });

  it('the contract names a resource that nobody loads, or a loader serves none', () => {
    expect(() => checkPolicy({ scopes: allScopes, resources: kinds.slice(1) })).toThrow(/resource kinds nobody loads/);
    expect(() => checkPolicy({ scopes: allScopes, resources: [...kinds, 'ghost'] })).toThrow(/resource kinds no path names: ghost/);
  });
});

it('contract, routes and policy agree', () => {
  expect(collectHandlers(mountCore, mountCommand).size).toBe(operations.filter((operation) => !operation.preview).length);
  expect(() => checkPolicy({ scopes: allScopes, resources: kinds })).not.toThrow();
});
