-- Requests of wrk for `generator.ts`, which names its arguments; at the end it prints its counts as a line of JSON.

local kind, run, token, size, atomic, common
local accounts, sent = {}, 0

local function other(from)
  return (from + math.random(#accounts - 1) - 1) % #accounts + 1
end

local function transfer()
  local from = kind == 'hot' and 1 or math.random(#accounts)
  return '{"rail":"NATIVE","amount":{"currency":"BRL","value":1},"debtor":{"kind":"account","account_id":"' .. accounts[from] ..
    '"},"creditor":{"kind":"account","account_id":"' .. accounts[other(from)] .. '"}}'
end

local function get(path)
  return 'GET ' .. path .. common .. '\r\n'
end

local function post(path, body)
  sent = sent + 1
  return 'POST ' .. path .. common .. 'Content-Type: application/json\r\nContent-Length: ' .. #body ..
    '\r\nIdempotency-Key: ' .. run .. '-' .. sent .. '\r\n\r\n' .. body
end

local function batch()
  local items = {}
  for item = 1, size do items[item] = transfer() end
  return post('/v1/obligations/batch', '{"atomic":' .. atomic .. ',"items":[' .. table.concat(items, ',') .. ']}')
end

local kinds = {
  transfer = function() return post('/v1/obligations', transfer()) end,
  hot = function() return post('/v1/obligations', transfer()) end,
  batch = batch,
  balance = function() return get('/v1/accounts/' .. accounts[math.random(#accounts)] .. '/balance') end,
  plain = function() return get('/balance') end,
}

function init(args)
  local file
  kind, run, file, size, atomic = args[1], args[2], args[3], tonumber(args[4]), args[5]
  for line in io.lines(file) do
    if token then accounts[#accounts + 1] = line else token = line end
  end
  common = ' HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ' .. token .. '\r\nAccept: application/json\r\n'
  math.randomseed(1)
  request = kinds[kind]
end

-- `response` is left out: with it wrk would keep each answer's body.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"answered":%d,"failed":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"cpu":%d}\n',
    summary.requests, errors.connect + errors.read + errors.write + errors.status + errors.timeout, summary.duration / 1e6,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, os.clock() * 1e6))
end
