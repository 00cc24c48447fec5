import type { Sku } from '@stemside/rules'
import { useEffect, useState } from 'react'
import { getBoughtWishes } from '../api/boughtWishes.ts'
import { useStores } from './StoresContext.tsx'

/**
 * The toys that givers have bought from the lists with these ids. None until the store has answered. If it does not
 * answer for a list, the page shows that list as if nothing was bought.
 */
export function useBoughtWishes(ids: readonly string[]): readonly Sku[] {
  const { api } = useStores()
  const [bought, setBought] = useState<readonly Sku[]>([])
  const key = ids.join()
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const answers = await Promise.all(
        key.split(',').map((id) => getBoughtWishes(api, id).catch(() => [])),
      )
      if (!isOver) setBought(answers.flat())
    }
    if (key !== '') void ask()
    return () => {
      isOver = true
      setBought([])
    }
  }, [api, key])
  return bought
}
