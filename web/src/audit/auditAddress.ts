import { day, orderAddress, text, type Values } from '../ui/list/address.ts'

const id = text((typed) => /^[1-9]\d{0,8}$/.test(typed))

/** Filters of the audit in the address; an empty text means any. */
export const auditAddress = {
  by: id,
  action: text((typed) => typed.length <= 60),
  pid: text((typed) => /^\d{7,8}$/.test(typed)),
  from: day,
  to: day,
  order: orderAddress('desc'),
  /** Id of the row that this page continues from; empty for the first page. */
  beyond: id,
}
export type AuditQuery = Values<typeof auditAddress>

export const auditFilter = ({ by, action, pid, from, to }: Omit<AuditQuery, 'order' | 'beyond'>) => ({
  ...(by && { by: Number(by) }),
  ...(action && { action }),
  ...(pid && { pid }),
  ...(from && { from }),
  ...(to && { to }),
})
