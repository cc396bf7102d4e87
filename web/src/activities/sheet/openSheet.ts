import { currentSession } from '../../accounts/session.ts'
import { keepWayBack } from '../../memberships/wayBack.ts'
import { followed } from '../../platform/followed.ts'
import { type ActivityTarget, nameOf } from '../target.ts'

export interface SheetRequest {
  target: ActivityTarget
  /** The profile of the member who pressed the button. */
  memberId: number | undefined
  /** Why a plan is needed, in the specification's words. */
  refusal?: string
  /** Sends the interest. The sheet asks first, as long as there is no refusal. */
  express?: () => void
}

const open = followed<SheetRequest | undefined>(undefined)

/**
 * Shows what a plan gives, where the member pressed a button that needs one. False if another sheet is open than the one
 * in which they pressed.
 */
export function openPlanSheet(target: ActivityTarget, refusal: string, pressedIn?: SheetRequest): boolean {
  const shown = open.get()
  if (shown && shown !== pressedIn) return false
  open.set({ target, memberId: currentSession().user?.profileId, refusal })
  return true
}

/** Keeps the way back from the plans or the checkout to this person. */
export function keepWayBackTo(target: ActivityTarget): void {
  const profileId = currentSession().user?.profileId
  if (profileId && target.bnrId) keepWayBack(profileId, { bnrId: target.bnrId, name: nameOf(target) })
}

/** Asks before one interest is spent. */
export function askToExpress(target: ActivityTarget, express: () => void): SheetRequest {
  const asked = { target, memberId: currentSession().user?.profileId, express }
  open.set(asked)
  return asked
}

/** Closes the sheet. With a request, only if it is still the one shown. */
export function closeSheet(request?: SheetRequest): void {
  if (!request || open.get() === request) open.set(undefined)
}

export const useSheetRequest = open.useValue
