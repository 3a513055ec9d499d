import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';
import { readPostgresUrl, shownHosts } from './db/postgres-url.ts';

const hosts = (url: string) => shownHosts(readPostgresUrl(url).hosts);

describe('a URL of Postgres names servers as libpq reads it', () => {
  it.each([
    ['postgres://u:p@a/db', 'a:5432'],
    ['postgres://u:p@a,b/db', 'a:5432, b:5432'],
    ['postgresql://u:p@a:6001,b:6002,[::1]:6003/db?target_session_attrs=read-write', 'a:6001, b:6002, ::1:6003'],
    ['postgres://u:p%40x@a:6001,b/db?target_session_attrs=primary', 'a:6001, b:5432'],
    ['postgres:///db?user=u&host=a,b&port=6001,6002', 'a:6001, b:6002'],
    ['postgres:///db?user=u&host=a,b&port=6001', 'a:6001, b:6001'],
    ['postgres://u:p@%2Fvar%2Frun%2Fpostgresql/db', '/var/run/postgresql:5432'],
  ])('%s', (url, named) => {
    expect(hosts(url)).toBe(named);
    expect(readConfig({ DATABASE_URL: url, DATABASE_APP_URL: url, RAZAO_CHAIN_DATABASE_URL: url })).toMatchObject({
      DATABASE_URL: url, DATABASE_APP_URL: url, RAZAO_CHAIN_DATABASE_URL: url,
    });
  });

  it('each with the same login and options', () => {
    expect(readPostgresUrl('postgres://u:p%40x@a,b/db?sslmode=require&connect_timeout=3')).toMatchObject({
      login: { user: 'u', password: 'p@x', database: 'db', ssl: { rejectUnauthorized: false } }, connectMs: 3000,
    });
  });

  it.each([
    ['postgres://u:p@a,/db', /a host between commas/],
    ['postgres://u:p@a,b:x/db', /must be a URL/],
    ['postgres://u:p@a,b/db?target_session_attrs=standby', /accepts writes: target_session_attrs may be any, read-write, primary; not standby/],
  ])('refuses %s', (url, reason) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(ConfigError);
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(reason);
    expect(() => readPostgresUrl(url)).toThrow(reason);
  });
});
