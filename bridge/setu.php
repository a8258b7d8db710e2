<?php
/* The bridge for a WHMCS whose host runs no Node: answers the website's calls for prices and domains out of
 * WHMCS's own local API. docs/connect-whmcs.md says how to install it. It needs PHP 7.4 or newer, and no secret. */
namespace Setu;

// Edit these four lines.
const SITE_ORIGIN = 'https://www.example.com';
const WHMCS_URL = 'https://portal.example.com';
const CURRENCY = 'BDT';
const FILES = __DIR__ . '/templates_c/setu-'; // In any folder that PHP can write.

const CYCLES = ['monthly', 'quarterly', 'semiannually', 'annually', 'biennially', 'triennially'];
const FRESH_SECONDS = 60, PAUSE_SECONDS = 10, MAX_AGE_SECONDS = 7 * 86400;
const NAME = '/^(?!.{254})(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-)[a-z0-9-]{2,63}(?<!-)$/D';
const CONTROLS = '/[\p{Cc}\p{Z}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u';
const GUARD = "<?php exit; ?>\n"; // Data files are PHP that says nothing, so that nobody can download them.

function send(int $status, $body, string $cache = 'no-store', ?int $retry_after = null): void {
    // What WHMCS has printed or set, such as a cookie, is not part of the answer.
    while (ob_get_level() > 0) ob_end_clean();
    header_remove();
    http_response_code($status);
    $headers = ['access-control-allow-origin' => SITE_ORIGIN, 'vary' => 'origin', 'content-type' => 'application/json'];
    $headers += ['cache-control' => $cache, 'x-content-type-options' => 'nosniff'] + ($retry_after ? ['retry-after' => $retry_after] : []);
    foreach ($headers as $name => $value) header("$name: $value");
    $GLOBALS['setu_sent'] = true;
    if ($body !== null) echo json_encode($body, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    exit;
}

/** A value inside of arrays, or null. A list has no keys to look up. */
function at($value, ...$keys) {
    foreach ($keys as $key) {
        $is_list = is_array($value) && array_keys($value) === range(0, count($value) - 1);
        $value = is_array($value) && !$is_list ? $value[$key] ?? null : null;
    }
    return $value;
}

/** A price above zero with two decimals; null for anything else: '-1.00' means that a cycle is off. */
function price($value): ?string {
    $text = is_int($value) || is_float($value) ? json_encode($value) : $value;
    if (!is_string($text) || !preg_match('/^\d{1,12}(?:\.\d{1,2}0*)?$/D', $text)) return null;
    return (float) $text > 0 ? number_format((float) $text, 2, '.', '') : null;
}

function whmcs(string $action, array $parameters = []): array {
    $answer = localAPI($action, $parameters);
    if (at($answer, 'result') === 'success') return $answer;
    throw new \RuntimeException("$action failed");
}

function load_products(): array {
    [$products, $has_currency, $yes] = [[], false, [true, 1, '1', 'on']];
    foreach ((array) at(whmcs('GetProducts'), 'products', 'product') as $entry) {
        $id = is_scalar(at($entry, 'pid')) ? (string) $entry['pid'] : '';
        if (!preg_match('/^[1-9]\d{0,8}$/D', $id)) continue;
        $has_currency = ($prices = at($entry, 'pricing', CURRENCY)) !== null || $has_currency;
        if (in_array(at($entry, 'hidden'), $yes, true) || in_array(at($entry, 'retired'), $yes, true)) continue;
        // The price of a one-time product is in 'monthly' too. 'msetupfee' is the setup fee of 'monthly'.
        [$pricing, $setup, $cycles] = [[], [], at($entry, 'paytype') === 'recurring' ? CYCLES : []];
        foreach ($cycles as $cycle) if ($pricing[$cycle] = price(at($prices, $cycle))) $setup[$cycle] = price(at($prices, "{$cycle[0]}setupfee"));
        $name = is_string(at($entry, 'name')) ? preg_replace(CONTROLS, ' ', $entry['name']) : '';
        $parts = ['pricing' => array_filter($pricing), 'setup' => array_filter($setup)];
        $products[$id] = ['name' => trim((string) $name)] + $parts + ['url' => WHMCS_URL . "/cart.php?a=add&pid=$id"];
    }
    if ($has_currency) return $products;
    throw new \RuntimeException('no products in ' . CURRENCY);
}

function load_tlds(): array {
    [$id, $tlds] = [null, []];
    foreach ((array) at(whmcs('GetCurrencies'), 'currencies', 'currency') as $currency) {
        if (at($currency, 'code') === CURRENCY) $id = at($currency, 'id');
    }
    $answer = $id === null ? null : whmcs('GetTLDPricing', ['currencyid' => $id]);
    if (at($answer, 'currency', 'code') !== CURRENCY) throw new \RuntimeException('no ' . CURRENCY);
    foreach ((array) at($answer, 'pricing') as $key => $years) {
        $name = preg_replace('/^\./', '', strtolower((string) $key));
        if (!preg_match('/^(?!.{64})[a-z0-9-]+(?:\.[a-z0-9-]+)*$/D', $name)) continue;
        $prices = ['register' => 'register', 'renew' => 'renew', 'transfer' => 'transfer'];
        $prices = array_filter(array_map(fn ($kind) => price(at($years, $kind, '1')), $prices));
        if (isset($prices['register'])) $tlds[$name] = $prices;
    }
    return $tlds;
}

function read(string $name): array {
    $data = json_decode(substr((string) @file_get_contents(FILES . "$name.php"), strlen(GUARD)), true);
    return is_array($data) ? $data : [];
}

/** Writes a file whole or not at all. */
function write(string $name, array $data): void {
    [$text, $unfinished] = [GUARD . json_encode($data), FILES . "$name-" . getmypid() . '.php'];
    @file_put_contents($unfinished, $text) === strlen($text) ? @rename($unfinished, FILES . "$name.php") : @unlink($unfinished);
}

/** Reads a file, changes it and writes it, while no other request does. */
function change(string $name, callable $change) {
    $lock = @fopen(FILES . "$name-lock.php", 'c');
    if ($lock) flock($lock, LOCK_EX);
    $data = read($name);
    $result = $change($data);
    write($name, $data);
    return $result;
}

/** The last good answer with its age in seconds, or null. */
function kept(string $name): ?array {
    $kept = read($name) + ['source' => '', 'at' => null, 'value' => null];
    if ($kept['source'] !== WHMCS_URL . CURRENCY || !is_int($kept['at']) || !is_array($kept['value'])) return null;
    if (abs($age = time() - $kept['at']) >= MAX_AGE_SECONDS) return null;
    return ['value' => $kept['value'], 'age' => max(0, $age), 'fresh' => $age >= 0 && $age < FRESH_SECONDS];
}

function send_prices(?array $kept, ?array $ids): void {
    if ($kept === null) send(503, ['error' => 'Prices are not available right now.'], 'no-store', 30);
    $body = $ids === null ? $kept['value'] : array_intersect_key($kept['value'], array_flip($ids));
    if ($ids !== null) foreach ($body as &$product) foreach (['pricing', 'setup'] as $part) $product[$part] = (object) $product[$part];
    $shared = $kept['fresh'] ? FRESH_SECONDS - $kept['age'] : 10;
    $if_error = max(0, MAX_AGE_SECONDS - $kept['age'] - $shared);
    send(200, (object) $body, "public, max-age=0, s-maxage=$shared, stale-while-revalidate=30, stale-if-error=$if_error");
}

/** 0, or the seconds until this visitor (an IPv4 address or a /64 of IPv6) may look up so many names. */
function wait_seconds(int $names): int {
    $key = 'a' . bin2hex(substr((string) @inet_pton($_SERVER['REMOTE_ADDR'] ?? ''), 0, 8));
    return change('visitors', function (&$all) use ($key, $names) {
        [$left, $at] = $all[$key] ?? [60, time()];
        $left = min(60, $left + max(0, time() - $at) / 5);
        $all = array_slice(array_diff_key($all, [$key => 0]), -5000) + [$key => [$left - ($left >= $names ? $names : 0), time()]];
        return $left >= $names ? 0 : (int) ceil(($names - $left) * 5);
    });
}

/** Whether each name is free, in at most four requests at once; null where that cannot be told in time. */
function look_up(array $names, array $tlds): array {
    [$until, $place, $found, $answer] = [time() + 8, null, [], []];
    $known = change('names', fn (&$all) => $all = array_filter($all, fn ($kept) => $kept[1] > time()));
    foreach ($names as $name) {
        $available = $known[$name][0] ?? null;
        $is_sold = isset($tlds[explode('.', $name, 2)[1]]); // Nothing else is looked up.
        for (; $available === null && $is_sold && !$place && time() < $until; usleep(20000)) {
            $place = @fopen(FILES . 'place-' . random_int(1, 4) . '.php', 'c');
            if ($place && !flock($place, LOCK_EX | LOCK_NB)) $place = null;
        }
        if ($available === null && $is_sold && $place && time() < $until) {
            $status = at(localAPI('DomainWhois', ['domain' => $name]), 'status');
            $available = $status === 'available' ? true : ($status === 'unavailable' ? false : null);
            if ($available !== null) $found[$name] = [$available, time() + ($available ? 60 : 600)];
        }
        $answer[$name] = ['available' => $available];
    }
    if ($found) change('names', fn (&$all) => $all = array_slice($found + $all, 0, 5000));
    return $answer;
}

ob_start();
[$setu_names, $setu_ids, $setu_loads, $setu_lock] = [null, null, false, null];
if ($_SERVER['REQUEST_METHOD'] === 'OPTIONS') send(204, null);
if (!in_array($_SERVER['REQUEST_METHOD'], ['GET', 'HEAD'], true)) send(405, ['error' => 'The bridge is read-only.']);
preg_match('~/setu/api/(?:(products)/(.*)|(tlds|domains))$~D', rawurldecode(strtok($_SERVER['REQUEST_URI'], '?')), $setu_path);
if (!$setu_path) send(404, ['error' => 'There is no such call.']);
if ($setu_path[1] === 'products') {
    $setu_ids = preg_match('/^\d{1,9}(,\d{1,9}){0,99}$/D', $setu_path[2]) ? explode(',', $setu_path[2]) : [];
    if (!$setu_ids) send(400, ['error' => 'Write up to 100 product ids: /setu/api/products/52,53,54.']);
} elseif ($setu_path[3] === 'domains') {
    $setu_names = array_unique(explode(',', strtolower(is_string($_GET['names'] ?? null) ? $_GET['names'] : '')));
    if (count($setu_names) > 20 || count(preg_grep(NAME, $setu_names)) < count($setu_names)) {
        send(400, ['error' => 'Write up to 20 names, international ones in their ASCII form: /setu/api/domains?names=example.com,example.net.']);
    }
    if ($setu_wait = wait_seconds(count($setu_names))) send(429, ['error' => "Too many lookups. Try again in $setu_wait seconds."], 'no-store', $setu_wait);
}
$setu_kept = kept($setu_kind = $setu_ids ? 'products' : 'tlds');
if (!($setu_kept['fresh'] ?? false)) {
    // One request at a time asks WHMCS, and after a failure none for a while; the others get the last good answer.
    $setu_lock = @fopen(FILES . "$setu_kind-lock.php", 'c+');
    $setu_free = !$setu_lock || flock($setu_lock, LOCK_EX | ($setu_kept ? LOCK_NB : 0));
    $setu_kept = kept($setu_kind);
    $setu_loads = $setu_free && !($setu_kept['fresh'] ?? false) && abs(time() - (int) ($setu_lock ? fgets($setu_lock) : 0)) >= PAUSE_SECONDS;
}
if (!$setu_loads && !$setu_names) send_prices($setu_kept, $setu_ids);
if ($setu_loads && $setu_lock && rewind($setu_lock)) fwrite($setu_lock, (string) time()) && fflush($setu_lock);
register_shutdown_function(function () { // Also runs if WHMCS ends the request, for instance in maintenance.
    global $setu_sent, $setu_names, $setu_kept, $setu_ids, $setu_works;
    if ($setu_sent) return;
    if ($setu_names) send(200, look_up($setu_names, $setu_works ? $setu_kept['value'] ?? [] : []));
    send_prices($setu_kept, $setu_ids);
});
require __DIR__ . '/init.php';
$setu_works = true;
if ($setu_loads) try {
    $setu_value = $setu_ids ? load_products() : load_tlds();
    write($setu_kind, ['source' => WHMCS_URL . CURRENCY, 'at' => time(), 'value' => $setu_value]);
    $setu_kept = ['value' => $setu_value, 'age' => 0, 'fresh' => true];
    if ($setu_lock && rewind($setu_lock)) ftruncate($setu_lock, 0);
} catch (\Throwable $setu_error) {
    error_log('setu.php: ' . $setu_error->getMessage());
}
