import type { Story } from './story.ts';

/** Every view with something in it. */
export function routesOf(story: Story): readonly string[] {
  const { ana, loja, transfer, stuck, pixIn, evidence, squad, run, frozen } = story;
  return [
    '/now', `/search?q=${transfer}`, '/payments', '/payments?tab=evidence', `/payments/${transfer}`, `/payments/${pixIn ?? stuck}`, `/payments/${stuck}`, `/evidence/${evidence}`,
    '/accounts', `/accounts/${ana}`, `/accounts/${ana}?tab=feed`, `/accounts/${ana}?tab=statement`, `/accounts/${ana}?tab=holds`, `/accounts/${ana}?tab=limits`,
    `/accounts/${loja}?tab=keys`, `/accounts/${ana}?tab=committed`, `/accounts/${ana}?tab=schedules`, `/accounts/${frozen}`,
    '/flow', `/flow?follow=${pixIn ?? transfer}`, '/books', '/books?entry=3', '/books?tab=trial', '/books?tab=reconciliation', '/books?tab=acts', `/books/runs/${run}`,
    '/pix', `/pix?tab=charges&account=${loja}`, `/pix?tab=keys&account=${loja}`, '/pix?tab=returns', '/pix?tab=mandates', '/squads', `/squads/${squad}`, '/products',
    '/events', '/events?tab=endpoints', '/events?tab=deliveries', '/operator', '/operator?tab=quotas', '/operator?tab=qbrl', '/operator?tab=policies', '/operator?tab=schedules', '/operator?tab=templates',
  ];
}
