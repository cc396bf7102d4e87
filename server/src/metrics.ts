import type { Registry } from 'prom-client'
import { codeMetrics } from './accounts/codeMetrics.ts'
import { backupMetrics } from './backup/backupMetrics.ts'
import { poolMetrics } from './database/poolMetrics.ts'
import { replicaMetrics } from './database/replicaMetrics.ts'
import { queueMetrics } from './figures/queueMetrics.ts'
import { storeMetrics } from './files/storeMetrics.ts'
import { hintMetrics } from './hints/hintMetrics.ts'
import { numberMetrics } from './invoices/numberMetrics.ts'
import { jobMetrics } from './jobs/jobMetrics.ts'
import { messageMetrics } from './messages/messageMetrics.ts'
import { gatewayMetrics } from './payments/gatewayMetrics.ts'
import { searchMetrics } from './search/searchMetrics.ts'
import { processMetrics } from './services/processes/running.ts'
import type { Services } from './services/services.ts'

/** What /metrics exports in addition to the process and its routes. Each is declared in its domain. */
export const domainMetrics: readonly ((register: Registry, services: Services) => void)[] = [
  poolMetrics,
  replicaMetrics,
  jobMetrics,
  codeMetrics,
  messageMetrics,
  hintMetrics,
  numberMetrics,
  gatewayMetrics,
  queueMetrics,
  storeMetrics,
  backupMetrics,
  searchMetrics,
  processMetrics,
]
