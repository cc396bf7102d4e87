import { useQueryClient } from '@tanstack/react-query'
import { profilesKey } from '../../platform/queryClient.ts'
import { toastError, toastSuccess } from '../toasts.ts'

/** Says how a decision about a profile went, and reloads everything that shows it. Names the profile of a failure. */
export function useReporting() {
  const client = useQueryClient()
  return async <Reply extends { message: string }>(sent: Promise<Reply>, name?: string): Promise<Reply> => {
    try {
      const reply = await sent
      toastSuccess(reply.message)
      void client.invalidateQueries({ queryKey: profilesKey })
      return reply
    } catch (error) {
      const { message } = error as Error
      toastError(name === undefined ? message : `${name}: ${message}`)
      throw error
    }
  }
}
