import { day, orderAddress, text, type Values } from '../ui/list/address.ts'

const id = text((typed) => /^[1-9]\d{0,8}$/.test(typed))

/** What of the audit is shown; an empty text is any. */
export const auditAddress = {
  by: id,
  action: text((typed) => typed.length <= 60),
  pid: text((typed) => /^\d{7,8}$/.test(typed)),
  from: day,
  to: day,
  order: orderAddress('desc'),
  /** The row that this page goes on from; none for the first. */
  beyond: id,
}
export type AskedAudit = Values<typeof auditAddress>

export const auditFilter = ({ by, action, pid, from, to }: Omit<AskedAudit, 'order' | 'beyond'>) => ({
  ...(by && { by: Number(by) }),
  ...(action && { action }),
  ...(pid && { pid }),
  ...(from && { from }),
  ...(to && { to }),
})
