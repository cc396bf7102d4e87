import type { Services } from '../platform/services.ts'
import type { AccountsPort } from '../profiles/accountsPort.ts'
import { endSessions } from './sessions.ts'
import { wishForEmail } from './settings/email.ts'
import { tellFormer } from './settings/notice.ts'
import { requireProof } from './settings/proof.ts'
import { staffWith } from './staffWith.ts'

/** What the profiles ask of accounts. */
export function accountsPort(services: Services): AccountsPort {
  return {
    wishForEmail: (tx, row, address) => wishForEmail(services, tx, row, address),
    staffWith,
    endSessions: (tx, userId, except) =>
      endSessions(tx, services.clock.now(), except ? { userId, except } : { userId }),
    requireProof: (member, proof, address) => requireProof(services, member, proof, address),
    tellFormer: (former, subject, text) => tellFormer(services, former, subject, text),
  }
}
