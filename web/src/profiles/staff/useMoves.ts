import type { Profile } from '@bnr/contract/profiles/profile'
import type { TransitionName } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { useSession } from '../../accounts/session.ts'
import { toastError, toastSuccess } from '../../ui/toasts.ts'
import { useMove } from '../calls.ts'
import type { Reason } from './MoveDialog.tsx'
import { asksFirst, possibleMoves } from './possibleMoves.ts'

/** The moves of a profile that this member of staff may make, and the one that is being asked about. */
export function useMoves(profile: Profile, onMoved?: () => void) {
  const { user } = useSession()
  const [asked, setAsked] = useState<TransitionName>()
  const move = useMove()

  function go(name: TransitionName, given: Reason = {}) {
    move.mutate(
      { id: profile.id, name, ...given },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message)
          setAsked(undefined)
          onMoved?.()
        },
        // The dialog tells it itself; a toast would lie beneath it.
        onError: ({ message }) => asksFirst(name) || toastError(message),
      },
    )
  }

  function begin(name: TransitionName) {
    move.reset()
    if (asksFirst(name)) setAsked(name)
    else go(name)
  }

  return {
    names: possibleMoves(user?.roles ?? [], profile.status),
    running: move.isPending ? move.variables.name : undefined,
    problem: move.error?.message,
    asked,
    begin,
    go,
    close: () => setAsked(undefined),
  }
}
