import { readServiceProvider } from '@bnr/contract/reference/serviceProvider'
import { useQuery } from '@tanstack/react-query'
import { call } from '../platform/call.ts'
import { useReading } from '../platform/useReading.ts'
import { listQuery, onceForProcess } from './listQuery.ts'

/** Stored like the lists, because it changes as rarely. */
const provider = listQuery('serviceProvider', async (signal) => [await call(readServiceProvider, {}, signal)])

export const useServiceProvider = () => ({ provider: useQuery(provider).data?.[0] })

/** For text that the server renders, see `useSettingWords` in `calls.ts`. */
export const useServiceProviderWords = () => ({
  provider: useReading(onceForProcess(provider)).data?.[0],
})
