import type { AuditFact, AuditField } from '@bnr/contract/audit/facts'

/**
 * Further facts about an action. Fields are listed by name, never with their values; people by the id of their
 * account.
 */
export type AuditDetail = { fields?: readonly AuditField[] } & { [Fact in AuditFact]?: unknown }
