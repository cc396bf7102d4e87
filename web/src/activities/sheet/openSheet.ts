import { followed } from '../../platform/followed.ts'
import type { ActivityTarget } from '../target.ts'

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

/** Asks before one interest is spent. */
export const askToExpress = (target: ActivityTarget, express: () => void) => open.set({ target, express })

/** Closes the sheet. With a person, only if it is about them. */
export function closeSheet(target?: ActivityTarget): void {
  if (!target || open.get()?.target.id === target.id) open.set(undefined)
}

export const useSheetRequest = open.useValue
