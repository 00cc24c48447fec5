/** The coupon that a new account brings. Source: §9.19. */
export const signupOffer = { code: 'TRYNEW', basisPoints: 1500 } as const
