import type { AuditFact, AuditField } from '@bnr/contract/audit/facts'

/** More about what was done. Fields by name, never what is in them; people by the id of their account. */
export type AuditDetail = { fields?: readonly AuditField[] } & { [Fact in AuditFact]?: unknown }
