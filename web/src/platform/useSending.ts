import {
  hashKey,
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query'
import { useRef } from 'react'

/** The second press of a double click comes within this time of the first. */
const doublePress = 500

/**
 * What a button sends. The same is not sent again while it is under way or within a double click: React draws the button
 * as busy too late for a quick second press.
 */
export function useSending<Result, Input = void, Before = unknown>(
  options: UseMutationOptions<Result, Error, Input, Before>,
  /** Where nothing around provides one. */
  client?: QueryClient,
): UseMutationResult<Result, Error, Input, Before> {
  type Mutation = UseMutationResult<Result, Error, Input, Before>
  // Without a connection a call fails at once and says so. By default it would wait, and its button with it.
  const mutation = useMutation({ networkMode: 'always', ...options }, client)
  const running = useRef(new Map<string, Promise<Result>>())

  const mutateAsync: Mutation['mutateAsync'] = (...given) => {
    const key = hashKey([given[0]])
    const before = running.current.get(key)
    if (before) return before
    const pressedAt = Date.now()
    const sent = mutation.mutateAsync(...given)
    running.current.set(key, sent)
    const release = () => running.current.delete(key)
    sent.then(() => setTimeout(release, Math.max(0, pressedAt + doublePress - Date.now())), release)
    return sent
  }

  const mutate: Mutation['mutate'] = (...given) => void mutateAsync(...given).catch(() => undefined)
  // A reset is a deliberate act between two presses, so the next one is no double click.
  const reset = () => {
    running.current.clear()
    mutation.reset()
  }
  return { ...mutation, mutate, mutateAsync, reset }
}
