import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { queryClient } from '../platform/queryClient.ts'
import { currentPage } from '../platform/visit.ts'

/** Around every screen that reads from the server. Pages built beforehand do without, and so load less. */
export default function DataArea() {
  return (
    <QueryClientProvider client={currentPage()?.readings ?? queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
