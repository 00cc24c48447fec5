/** A free gift that the shopper chooses; nothing else belongs to it. */
export type Gift = object
