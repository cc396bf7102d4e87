import type { AuditRule } from './auditActions.ts'

/** Reasons why calls are not recorded, where several calls share one. Apart from the actions, which only `/ad/audit` loads. */
export const noAudit = {
  catalogue: { none: 'Shows lists, prices and texts of the service, but no personal data' },
  counts: { none: 'Shows counts and sums, but no personal data' },
  own: { none: 'Concerns only the account and the work of the caller' },
  login: { none: 'Nobody is logged in yet: the login itself writes the row' },
  guests: { none: 'The caller uses a link or a form, not a staff session' },
  picture: { none: 'The reply that contains its address is recorded' },
} as const satisfies Record<string, AuditRule>
