import { currentSession } from '../../accounts/session.ts'
import { keepWayBack } from '../../memberships/wayBack.ts'
import { followed } from '../../platform/followed.ts'
import { type ActivityTarget, nameOf } from '../target.ts'

export interface SheetRequest {
  target: ActivityTarget
  /** Why a plan is needed, in the specification's words. */
  refusal?: string
  /** Sends the interest. The sheet asks first, as long as there is no refusal. */
  express?: () => void
}

const open = followed<SheetRequest | undefined>(undefined)

/** Shows what a plan gives, where the member pressed a button that needs one. */
export const openPlanSheet = (target: ActivityTarget, refusal: string) => open.set({ target, refusal })

/** Keeps the way back from the plans or the checkout to this person. */
export function keepWayBackTo(target: ActivityTarget): void {
  const profileId = currentSession().user?.profileId
  if (profileId && target.bnrId) keepWayBack(profileId, { bnrId: target.bnrId, name: nameOf(target) })
}

/** Asks before one interest is spent. */
export const askToExpress = (target: ActivityTarget, express: () => void) => open.set({ target, express })

/** Closes the sheet. With a person, only if it is about them. */
export function closeSheet(target?: ActivityTarget): void {
  if (!target || open.get()?.target.id === target.id) open.set(undefined)
}

export const useSheetRequest = open.useValue
