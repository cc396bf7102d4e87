import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { readingsHere } from '../platform/queryClient.ts'

/** Around every screen that reads from the server. Pages built beforehand do without, and so load less. */
export default function DataArea() {
  return (
    <QueryClientProvider client={readingsHere()}>
      <Outlet />
    </QueryClientProvider>
  )
}
