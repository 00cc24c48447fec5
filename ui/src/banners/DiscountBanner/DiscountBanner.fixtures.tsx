/** The offer to who is new. */
export const welcome = {
  children: (
    <>
      New here? <strong>10% off</strong> your first order with WELCOME10
    </>
  ),
}

export const longOffer =
  'A very long offer that would need two lines on any telephone, and three on the small ones'
