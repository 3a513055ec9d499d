import { isScope, OAuthRefusal, type IssueToken } from '../../src/domains/auth/index.ts';

const LIFETIME_SECONDS = 3600;

/** A token for whoever asks in the right form: the mocks take any, and look at nothing but its presence. */
export const issueMockToken: IssueToken = async ({ grantType, scope }) => {
  if (grantType !== 'client_credentials') {
    throw new OAuthRefusal('unsupported_grant_type', 'The grant is client_credentials.');
  }
  if (scope?.split(' ').some((name) => !isScope(name))) throw new OAuthRefusal('invalid_scope', 'There is no such scope.');
  return { access_token: 'mock-access-token', expires_in: LIFETIME_SECONDS, token_type: 'Bearer' };
};
