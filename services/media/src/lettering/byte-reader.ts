/** Reads big-endian numbers off a font's bytes, one after the other; the variable-length ones are WOFF2's. */
export class ByteReader {
  constructor(
    private readonly bytes: Buffer,
    private at = 0,
  ) {}

  uint8(): number {
    return this.bytes.readUInt8(this.at++);
  }

  uint16(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  uint32(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }

  take(length: number): Buffer {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** 255UInt16: one byte for most numbers, up to three for the rest. */
  packedUint16(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 254) return this.uint8() + 506;
    return code === 255 ? this.uint8() + 253 : code;
  }

  /** UIntBase128: seven bits a byte, the highest bit says that more follow. */
  base128(): number {
    let value = 0;
    for (let place = 0; place < 5; place++) {
      const byte = this.uint8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new Error('A number in the WOFF2 file does not end.');
  }
}
