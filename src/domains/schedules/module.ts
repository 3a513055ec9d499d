import { sealedSides } from '../accounts/index.ts';
import type { Module } from '../../platform/module.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type { OpenCount } from '../lifecycle/index.ts';
import type { ScheduleContext } from './dispatch.ts';
import { scheduleJobs } from './jobs.ts';
import { countOpenSchedules, scheduleResource } from './queries.ts';
import { scheduleRefusals } from './refusals.ts';
import { ScheduleEntity, ScheduleRunEntity } from './schedule.entity.ts';
import { scheduleFunctions } from './schedules.sql.ts';

/** Scheduled commands, and the tick that carries them out. */
export const schedulesModule: Module<Dependencies, object, ScheduleContext> & {
  readonly openOnAccounts: Readonly<Record<string, OpenCount>>;
} = {
  domain: 'schedules',
  entities: [ScheduleEntity, ScheduleRunEntity],
  sealed: [
    { table: 'schedules', key: ['tenant_id', 'schedule_id'], isBound: true, hasKekId: false, columns: { action: sealedSides('jsonb') } },
    {
      table: 'schedule_runs', key: ['tenant_id', 'schedule_id', 'scheduled_for'], isBound: true, hasKekId: false,
      columns: { action: sealedSides('jsonb') },
    },
  ],
  recounts: { schedules: `select count(*)::int as used from razao.schedules where tenant_id = ? and state in ('ACTIVE', 'PAUSED')` },
  functions: scheduleFunctions,
  resources: { schedule: scheduleResource },
  refusals: scheduleRefusals,
  openOnAccounts: { schedules: countOpenSchedules },
  open: ({ database, log }, { contextFor }) => ({ context: {}, jobs: scheduleJobs(database, contextFor, log) }),
};
