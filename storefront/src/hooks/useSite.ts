import { useSnapshot } from 'valtio'
import type { Site } from '../state/site.ts'
import { useStores } from './StoresContext.tsx'

/**
 * The store's public figures and contact details (GET /site). Undefined on a prerendered page, until
 * the store has answered, and after a failed call. Reserve space for the elements that show them.
 */
export function useSite(): Site | undefined {
  return useSnapshot(useStores().site.state).site
}
