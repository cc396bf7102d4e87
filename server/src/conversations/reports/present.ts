import { messageReportMachine } from '@bnr/contract/conversations/reportStates'
import type {
  FrozenMessage,
  MessageReport,
  OpenedReport,
  OwnReport,
} from '@bnr/contract/conversations/reports'
import { allowedActions } from '@bnr/contract/stateMachine'
import { tryOpenSealed } from '../../accounts/seal.ts'
import type { Staff } from '../../http/actor.ts'
import type { Services } from '../../services/services.ts'
import type { FoundReport } from './store.ts'
import type { frozenMessages } from './tables.ts'

export function presentReport({ report, about, reporter }: FoundReport, staff: Staff): MessageReport {
  const { id, kind, at, reason, state } = report
  return {
    id,
    kind,
    at: at.toISOString(),
    about: { bnrId: String(about.bnrId), name: about.name },
    ...(reporter && { reporter: { bnrId: String(reporter.bnrId), name: reporter.name } }),
    ...(reason && { reason }),
    state,
    can: allowedActions(messageReportMachine, state, staff),
  }
}

type FrozenRow = typeof frozenMessages.$inferSelect

export function presentOpened(
  services: Pick<Services, 'secrets'>,
  found: FoundReport,
  frozen: readonly FrozenRow[],
  staff: Staff,
): OpenedReport {
  const { decidedAt, note } = found.report
  return {
    ...presentReport(found, staff),
    messages: frozen.map((row) => presentFrozen(services, found, row)),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
    ...(found.decidedBy && { decidedBy: found.decidedBy }),
    ...(note && { note }),
  }
}

function presentFrozen(
  { secrets }: Pick<Services, 'secrets'>,
  { report }: FoundReport,
  { seq, senderId, at, sealed, withdrawn }: FrozenRow,
): FrozenMessage {
  const text = sealed === null ? undefined : tryOpenSealed(secrets.reportedMessage, sealed)
  return {
    seq,
    isAbout: senderId === report.aboutId,
    isReported: seq === report.seq,
    at: at.toISOString(),
    ...(text !== undefined && { text }),
    isWithdrawn: withdrawn,
  }
}

/** What the member who made the report sees of it. */
export function presentOwn({ report, about }: FoundReport, looks: readonly Date[] = []): OwnReport {
  const { id, at, reason, state } = report
  return {
    id,
    bnrId: String(about.bnrId),
    ...(about.status === 'Deleted' ? {} : { name: about.name }),
    at: at.toISOString(),
    reason: reason ?? 'other',
    state,
    looks: looks.map((look) => look.toISOString()),
  }
}
