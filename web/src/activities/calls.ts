import {
  answers,
  lists,
  performActivity,
  readInterestNumbers,
  takeBackInterest,
  undoActivity,
} from '@bnr/contract/activities/endpoints'
import { type InterestAnswer, interestAnswers } from '@bnr/contract/activities/interests'
import { type ActivityVerb, activityKinds } from '@bnr/contract/activities/kinds'
import type { ActivitySlug } from '@bnr/contract/activities/lists'
import type { Activity } from '@bnr/contract/activities/schemas'
import { addressOf, CallError } from '@bnr/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSession } from '../accounts/session.ts'
import { membershipsKey } from '../memberships/calls.ts'
import { call } from '../platform/call.ts'
import { profilesKey } from '../platform/queryClient.ts'
import { apiBase, mediaBase } from '../platform/settings.ts'
import { useEndpoint } from '../platform/useListReading.ts'
import { useSending } from '../platform/useSending.ts'
import { toastError, toastSuccess } from '../ui/toasts.ts'
import { changeActivity } from './cache.ts'
import { askToExpress, closeSheet, openPlanSheet, type SheetRequest } from './sheet/openSheet.ts'
import { type ActivityTarget, receivedInterest } from './target.ts'
import { activityListsKey, interestNumbersKey } from './WaitingCount.tsx'

export const useActivityList = (slug: ActivitySlug, page: number) =>
  useEndpoint(activityListsKey, lists[slug], {
    params: { id: useSession().user?.profileId ?? 0 },
    query: { page },
  })

/** The numbers on the tabs of the interests. An answer invalidates them with the lists. */
export const useInterestNumbers = () =>
  useEndpoint(interestNumbersKey, readInterestNumbers, { params: { id: useSession().user?.profileId ?? 0 } })

/** Shows the message of an activity and reloads the lists and the membership, whose quota it may have used. */
function useAfterActivity() {
  const client = useQueryClient()
  return ({ message }: { message: string }) => {
    toastSuccess(message)
    // An answer that the server gave before the activity would put the old state back.
    void client.invalidateQueries({ queryKey: profilesKey, fetchStatus: 'fetching' })
    void client.invalidateQueries({ queryKey: activityListsKey })
    void client.invalidateQueries({ queryKey: membershipsKey })
  }
}

/**
 * Performs an activity optimistically and reverts it when the server refuses. It asks before an interest is spent, and
 * shows the plans if one is needed.
 */
export function usePerform(target: ActivityTarget, onRefused: (error: Error) => void) {
  const client = useQueryClient()
  const afterActivity = useAfterActivity()
  const me = useSession().user?.profileId ?? 0
  const asked = useRef<SheetRequest>(undefined)
  const put = (verb: ActivityVerb, activity: Activity | undefined) =>
    changeActivity(client, target.id, { kind: activityKinds[verb].code, byViewer: true, activity })
  const params = { id: me, targetId: target.id }
  const sending = useSending({
    mutationFn: (verb: ActivityVerb) => call(performActivity[verb], { params }),
    // The sheet waits for the answer to an interest; a button replaced before it closes could not get the focus back.
    onMutate: (verb) => verb !== 'like' && put(verb, activityOf(verb, me, target.id)),
    onSuccess: (reply, verb) => {
      put(verb, { ...activityOf(verb, me, target.id), id: reply.id })
      if (verb === 'like') closeSheet(asked.current)
      afterActivity(reply)
    },
    onError: (error, verb) => {
      put(verb, undefined)
      if (isPlanRequired(error) && openPlanSheet(target, error.message, asked.current)) return
      if (verb === 'like') closeSheet(asked.current)
      onRefused(error)
    },
  })
  function mutate(verb: ActivityVerb) {
    if (verb === 'like') asked.current = askToExpress(target, () => sending.mutate(verb))
    else sending.mutate(verb)
  }
  /** The address that `mutate` calls at once. Undefined for an interest, because it asks first. */
  const sends = (verb: ActivityVerb) =>
    verb === 'like' ? undefined : addressOf(performActivity[verb], { params }, { apiBase, mediaBase })
  return { ...sending, mutate, sends }
}

export const isPlanRequired = (error: Error): boolean =>
  error instanceof CallError && error.code === 'plan_required'

function activityOf(verb: ActivityVerb, me: number, targetId: number): Activity {
  return {
    id: 0,
    kind: activityKinds[verb].code,
    at: new Date().toISOString(),
    ...(verb === 'like' ? { interest: 'Pending' as const } : {}),
    from: { id: me },
    target: { id: targetId },
  }
}

/** Undoes an activity optimistically and restores it when the server refuses. */
export function useUndo(target: ActivityTarget) {
  const client = useQueryClient()
  const afterActivity = useAfterActivity()
  const put = ({ kind }: Activity, activity?: Activity) =>
    changeActivity(client, target.id, { kind, byViewer: true, activity })
  return useSending({
    mutationFn: (activity: Activity) => call(undoActivity, { params: { id: activity.id } }),
    onMutate: (activity) => put(activity),
    // A reading from before the call may have put it back since.
    onSuccess: (reply, activity) => {
      put(activity)
      afterActivity(reply)
    },
    onError: (error, activity) => {
      put(activity, activity)
      toastError(error.message)
    },
  })
}

/** Answers a received interest, once: the buttons change too late for a quick press on the other answer. */
export function useAnswer(target: ActivityTarget) {
  const client = useQueryClient()
  const afterActivity = useAfterActivity()
  const received = receivedInterest(target)
  const put = (activity: Activity | undefined, onlyReplaces = false) =>
    changeActivity(client, target.id, {
      kind: activityKinds.like.code,
      byViewer: false,
      activity,
      onlyReplaces,
    })
  const underWay = useRef<Promise<unknown>>(undefined)
  const sending = useSending({
    mutationFn: (name: InterestAnswer) => call(answers[name], { params: { id: received?.id ?? 0 } }),
    onMutate: (name) => {
      if (received) put({ ...received, interest: interestAnswers[name].to })
      return received
    },
    onSuccess: (reply, name, before) => {
      if (before) put({ ...before, interest: interestAnswers[name].to })
      afterActivity(reply)
    },
    onError: (error, _name, before) => {
      put(before, true)
      toastError(error.message)
    },
  })
  function mutate(name: InterestAnswer) {
    underWay.current ??= sending
      .mutateAsync(name)
      .catch(() => undefined)
      .finally(() => {
        underWay.current = undefined
      })
  }
  return { ...sending, mutate }
}

/** Withdraws an own interest. Not optimistic, because the server may refuse it by the clock. */
export function useTakeBack(target: ActivityTarget) {
  const client = useQueryClient()
  const afterActivity = useAfterActivity()
  return useSending({
    mutationFn: (id: number) => call(takeBackInterest, { params: { id } }),
    onSuccess: (reply) => {
      changeActivity(client, target.id, {
        kind: activityKinds.like.code,
        byViewer: true,
        activity: undefined,
      })
      afterActivity(reply)
    },
  })
}
