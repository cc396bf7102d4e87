import {
  hashKey,
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { callHooks } from './callHooks.ts'
import { useIsShown } from './useIsShown.ts'

/** In milliseconds. The second press of a double click comes within this time. */
export const doublePress = 500

/**
 * Sends what a button triggers. Ignores the same input while a call is under way or within a double click, because
 * React shows the button as busy too late for a quick second press.
 */
export function useSending<Result, Input = void, Before = unknown>(
  options: UseMutationOptions<Result, Error, Input, Before>,
  /** For places without a provider. */
  client?: QueryClient,
): UseMutationResult<Result, Error, Input, Before> {
  type Mutation = UseMutationResult<Result, Error, Input, Before>
  // Without a connection a call fails at once and says so. By default it would wait and keep its button busy.
  const mutation = useMutation({ networkMode: 'always', ...options }, client)
  const isShown = useIsShown()
  const running = useRef(new Map<string, Promise<Result>>())

  const mutateAsync: Mutation['mutateAsync'] = (...args) => {
    const key = hashKey([args[0]])
    const before = running.current.get(key)
    if (before) return before
    const pressedAt = Date.now()
    const sent = mutation.mutateAsync(...args)
    running.current.set(key, sent)
    const release = () => running.current.delete(key)
    sent.then(() => setTimeout(release, Math.max(0, pressedAt + doublePress - Date.now())), release)
    return sent
  }

  const mutate: Mutation['mutate'] = (...args) =>
    void mutateAsync(...args).catch((error: Error) => {
      // A component that is gone no longer gets its callbacks, and nobody would learn that the change failed.
      if (args[1]?.onError && !isShown.current) callHooks.onLateFailure(error)
    })
  // A reset is a deliberate act between two presses, so the next one is no double click.
  const reset = () => {
    running.current.clear()
    mutation.reset()
  }
  return { ...mutation, mutate, mutateAsync, reset }
}
